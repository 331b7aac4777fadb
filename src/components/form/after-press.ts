/** What waits for the end of the press that has begun. Undefined while no button of the mouse is down, nor a tap. */
let waiting: (() => void)[] | undefined;

function begin(): void {
  waiting ??= [];
}

/** The click comes right after `mouseup`, in the same task. */
function end(): void {
  setTimeout(() => {
    const runs = waiting ?? [];
    waiting = undefined;
    for (const run of runs) run();
  });
}

addEventListener('mousedown', begin, true);
// A drag has no `mouseup`, nor has the list of a select; a key shows that the press is over.
for (const event of ['mouseup', 'dragend', 'keydown']) addEventListener(event, end, true);

/**
 * Runs at once, or when the press that takes the focus away is over. What a field says once it is left moves what stands
 * below it: a button that moves away between press and release gets no click.
 */
export function afterPress(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}
