/**
 * Stands in for the parts of InstantSearch's helper that build trees of categories and lists of recommendations (vite
 * alias in astro.config.mjs): these sites ask for neither. Called for a list of none, it answers with what maps nothing.
 */
function unusedHelperPart(): () => never {
  return () => {
    throw new Error('this part of InstantSearch is left out of these sites');
  };
}

module.exports = unusedHelperPart;
