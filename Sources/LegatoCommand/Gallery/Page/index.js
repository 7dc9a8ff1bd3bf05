"use strict";
// Finds films and tokens by words and by families.
{
  const search = document.getElementById("search");
  const chips = [...document.querySelectorAll("#families button")];
  const families = [...document.querySelectorAll(".family")];
  const update = () => {
    const words = search.value.toLowerCase().split(/\s+/);
    const chosen = chips.find((chip) => chip.ariaPressed === "true").value;
    let count = 0;
    for (const family of families) {
      let found = 0;
      for (const item of family.querySelectorAll("[data-search]")) {
        item.hidden = !words.every((word) => item.dataset.search.includes(word));
        found += item.hidden ? 0 : 1;
      }
      family.hidden = found === 0 || (chosen !== "" && chosen !== family.dataset.family);
      count += family.hidden ? 0 : found;
    }
    document.getElementById("nothing").hidden = count > 0;
    document.getElementById("found").textContent = `${count} found`;
  };
  search.addEventListener("input", update);
  for (const chip of chips) {
    chip.addEventListener("click", () => {
      for (const other of chips) other.ariaPressed = String(other === chip);
      update();
    });
  }
}
