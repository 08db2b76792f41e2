/** Between the windows of this browser that show the same dashboard. */
const channel = new BroadcastChannel(`linkvitals ${new URL(document.baseURI).pathname}`);

/** Has the other windows look who is signed in now. */
export const announceSession = (): void => channel.postMessage('session');

/** Calls back when another window says that the session is another one. @returns a function that ends it */
export function onSessionAnnounced(callback: () => void): () => void {
  channel.addEventListener('message', callback);
  return () => channel.removeEventListener('message', callback);
}
