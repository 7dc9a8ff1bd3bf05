extension ContactSheet {
  /// The look of the page: that of the gallery, with quieter cards, as there are many.
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f4f4f6, #0f0f12);
      --text: light-dark(#19191d, #f2f2f5);
      --quiet: light-dark(#62626c, #a0a0ab);
      --line: light-dark(#e0e0e6, #2e2e35);
      --accent: light-dark(#4150d0, #8f9dff);
      font: 15px/1.45 Inter, -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, sans-serif;
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 16px; }
    body { margin: 0; background: var(--ground); color: var(--text); -webkit-font-smoothing: antialiased; }
    header, main { width: min(1640px, 100% - 48px); margin-inline: auto; }
    header { padding: 44px 0 0; }
    main { padding-bottom: 72px; }
    .mark { margin: 0; font-size: 13px; font-weight: 600; color: var(--accent); }
    h1 { margin: 2px 0 6px; font-size: clamp(30px, 5vw, 44px); line-height: 1.1; letter-spacing: -0.025em; font-weight: 690; }
    .summary { margin: 0 0 22px; max-width: 60ch; color: var(--quiet); }
    nav { display: flex; flex-wrap: wrap; gap: 6px; }
    nav a { padding: 6px 13px; border: 1px solid var(--line); border-radius: 99px; color: var(--quiet); font-size: 13.5px; font-weight: 540; text-decoration: none; }
    nav a:hover { color: var(--text); }
    nav span { margin-left: 3px; font-variant-numeric: tabular-nums; opacity: 0.65; }
    :focus-visible { outline: 2.5px solid var(--accent); outline-offset: 2px; }
    section { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(254px, 100%), 1fr)); gap: 30px 16px; margin-top: 52px; }
    article, h2 { grid-column: 1 / -1; min-width: 0; }
    article.one { grid-column: span 1; }
    article.two { grid-column: span 2; }
    h2 { margin: 0 0 -6px; padding-top: 20px; border-top: 1px solid var(--line); font-size: 24px; letter-spacing: -0.02em; font-weight: 660; }
    h3 { margin: 0 0 12px; font-size: 15px; letter-spacing: -0.008em; font-weight: 610; }
    .states { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(524px, 100%), 1fr)); gap: 20px 16px; }
    .medium { grid-template-columns: repeat(auto-fill, minmax(min(382px, 100%), 1fr)); }
    .narrow { grid-template-columns: repeat(auto-fill, minmax(min(254px, 100%), 1fr)); }
    .one .states, .two .wide { grid-template-columns: 1fr; }
    .two .narrow { grid-template-columns: 1fr 1fr; }
    figure { display: flex; flex-direction: column; min-width: 0; margin: 0; }
    figure div { flex: 1; display: grid; grid-template-columns: 1fr 1fr; border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
    figure span { display: grid; place-items: center; min-width: 0; min-height: 76px; padding: 6px; }
    img { display: block; max-width: 100%; height: auto; }
    figcaption { padding: 7px 2px 0; font-size: 13px; line-height: 1.3; }
    figcaption a { display: inline-block; color: var(--quiet); text-decoration: none; }
    figcaption a::first-letter { text-transform: uppercase; }
    figcaption a:hover { color: var(--text); text-decoration: underline; text-underline-offset: 2px; }
    @media (max-width: 600px) {
      header, main { width: calc(100% - 28px); }
      header { padding-top: 24px; }
      article, article.two { grid-column: 1 / -1; }
      .states { grid-template-columns: 1fr !important; }
      .wide figure div { grid-template-columns: 1fr; }
    }
    """
}
