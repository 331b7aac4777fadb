/** The page after `page` of a list. The backend names it; a number that leads nowhere new ends the list. */
export function followingPage(returned: number | undefined, page: number): number | undefined {
  return returned !== undefined && returned > page ? returned : undefined;
}
