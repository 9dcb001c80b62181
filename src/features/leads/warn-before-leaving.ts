/** Asks once before a page with unsent text is left. */
export function warnBeforeLeaving(): { arm: () => void; disarm: () => void } {
  let isArmed = false;
  let wasAsked = false;
  addEventListener('beforeunload', (event) => {
    if (!isArmed || wasAsked) return;
    wasAsked = true;
    event.preventDefault();
  });
  return {
    arm: () => {
      isArmed = true;
    },
    disarm: () => {
      isArmed = false;
    },
  };
}
