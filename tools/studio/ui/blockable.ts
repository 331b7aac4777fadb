/** What a button does that cannot be pressed now and then. One that is really disabled would lose the focus. */
export function blockable(blocked: boolean, onClick: () => void) {
  return {
    onClick: () => {
      if (!blocked) onClick();
    },
    'aria-disabled': blocked,
    'data-disabled': blocked || undefined,
  };
}
