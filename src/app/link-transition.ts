export type LinkTransition = ReturnType<typeof createLinkTransition>;

/** What is remembered between the press of a link and the page that it leads to. */
export function createLinkTransition() {
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
