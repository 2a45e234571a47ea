export type Leaving = ReturnType<typeof createLeaving>;

/** What is remembered between the press of a link and the page that it leads to. */
export function createLeaving() {
  let focus: Element | null = null;
  let isFollowing = false;
  return {
    begin: () => {
      focus = document.activeElement;
    },
    follow: () => {
      isFollowing = true;
    },
    arrive: () => {
      isFollowing = false;
    },
    /** What had the focus when the person left the last page. */
    focus: () => focus,
    /** False where somebody goes back or forward. */
    isFollowing: () => isFollowing,
  };
}
