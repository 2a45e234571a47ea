export type LinkTransition = ReturnType<typeof createLinkTransition>;

/** What is remembered between the press of a link and the arrival of its page. */
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
    /** The element that had the focus when the last page was left. */
    focus: () => focus,
    /** False when going back or forward. */
    isFollowing: () => isFollowing,
  };
}
