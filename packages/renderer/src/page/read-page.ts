import type { RenderedDocument } from '@linkvitals/crawler';
import type { Protocol } from 'devtools-protocol';
import { CdpError } from '../cdp/connection.ts';
import { READ, SIZE } from './in-page.ts';
import type { Session } from './session.ts';

/** Frames that are read, and elements of a document beyond which its closed shadow roots are not looked for. */
const MAX_FRAMES = 50;
const MAX_ELEMENTS = 50_000;
/** Frames whose document has no URL of its own, so that it is a part of the page. */
const OWN_FRAME = /^about:(?:srcdoc|blank)/;
export const WORLD = 'linkvitals';

export interface ReadDocument extends RenderedDocument {
  readonly isCut: boolean;
}

/** Reads the document of a page as it is now, and those of its frames that are parts of it. */
export async function readDocuments(
  sessions: readonly Session[],
  mainFrame: string,
  maxCharacters: number,
): Promise<{ page: ReadDocument; frames: readonly ReadDocument[] }> {
  const [main, ...others] = sessions;
  if (main === undefined) throw new CdpError('the page has no session');
  const closed = await closedRoots(main, mainFrame);
  const page = await readFrame(main, mainFrame, { maxCharacters, closed: closed.get(mainFrame) });
  const frames: ReadDocument[] = [];
  for (const session of [main, ...others]) {
    const { frameTree } = await session.send('Page.getFrameTree', undefined);
    for (const { id, url } of framesOf(frameTree)) {
      if (id === mainFrame || !OWN_FRAME.test(url) || frames.length >= MAX_FRAMES) continue;
      // A frame may be gone by now.
      const read = await readFrame(session, id, { maxCharacters, closed: closed.get(id) }).catch(() => undefined);
      if (read !== undefined) frames.push(read);
    }
  }
  return { page, frames };
}

interface Reading {
  readonly maxCharacters: number;
  /** Numbers of the closed shadow roots of the document. */
  readonly closed: readonly number[] | undefined;
}

async function readFrame(
  session: Session,
  frameId: string,
  { maxCharacters, closed = [] }: Reading,
): Promise<ReadDocument> {
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId, worldName: WORLD });
  const roots = await Promise.all(
    closed.map((backendNodeId) => session.send('DOM.resolveNode', { backendNodeId, executionContextId })),
  );
  const { result } = await session.send('Runtime.callFunctionOn', {
    executionContextId,
    functionDeclaration: READ,
    arguments: [
      { value: maxCharacters },
      ...roots.flatMap(({ object: { objectId } }) => (objectId === undefined ? [] : [{ objectId }])),
    ],
    returnByValue: true,
  });
  const { html, base, isCut } = result.value ?? {};
  // A browser that was taken over by a page may say anything.
  if (typeof html !== 'string' || typeof base !== 'string') throw new CdpError('the document could not be read');
  return { html: html.slice(0, maxCharacters), base, isCut: isCut === true };
}

/** The closed shadow roots of a page, by the frame that they are in: no script can see them. */
async function closedRoots(session: Session, mainFrame: string): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = new Map<string, number[]>();
  const { result } = await session.send('Runtime.evaluate', { expression: `(${SIZE})()`, returnByValue: true });
  if (!(result.value <= MAX_ELEMENTS)) return found;
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const nodes: { readonly node: Protocol.DOM.Node; readonly frame: string }[] = [{ node: root, frame: mainFrame }];
  for (const { node, frame } of nodes) {
    for (const shadow of node.shadowRoots ?? []) {
      if (shadow.shadowRootType === 'closed') found.set(frame, [...(found.get(frame) ?? []), shadow.backendNodeId]);
      if (shadow.shadowRootType !== 'user-agent') nodes.push({ node: shadow, frame });
    }
    for (const child of node.children ?? []) nodes.push({ node: child, frame });
    if (node.contentDocument !== undefined) nodes.push({ node: node.contentDocument, frame: node.frameId ?? '' });
  }
  return found;
}

function framesOf({ frame, childFrames = [] }: Protocol.Page.FrameTree): Protocol.Page.Frame[] {
  return [frame, ...childFrames.flatMap(framesOf)];
}
