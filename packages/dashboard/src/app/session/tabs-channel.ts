/** The channel between the windows of this browser that show the same dashboard. */
const channel = new BroadcastChannel(`linkvitals ${new URL(document.baseURI).pathname}`);

/** Notifies the other windows, which then check the session. */
export const announceSession = (): void => channel.postMessage('session');

/** Calls a function when another window has announced a change of the session. @returns a function that ends this */
export function onSessionAnnounced(callback: () => void): () => void {
  channel.addEventListener('message', callback);
  return () => channel.removeEventListener('message', callback);
}
