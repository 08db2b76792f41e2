/**
 * Flags that leave a browser no way to the network, whatever a page tries. Every request is paused and answered by us; these close what is no
 * request for the browser: sockets, ICE, speculation, look-ups of names, and what it does for itself. Decision 36 has what each closes.
 */
export const WALL: readonly string[] = [
  // A proxy that nobody listens at; without `<-loopback>`, loopback and link-local addresses would be reached directly.
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  // The policy without `force` in its name has no effect alone.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-quic',
  '--no-pings',
  '--dns-prefetch-disable',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--disable-features=SpeculationRules,Prerender2,OptimizationHints,MediaRouter,Translate,HttpsUpgrades,InterestFeedContentSuggestions,WebRtcHideLocalIpsWithMdns',
  '--disable-blink-features=FencedFrames',
];

/** Flags of a browser that nobody watches. */
export const PLAIN: readonly string[] = [
  '--headless',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-default-apps',
  '--mute-audio',
  '--no-first-run',
  '--no-default-browser-check',
];
