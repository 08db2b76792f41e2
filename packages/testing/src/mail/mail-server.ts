import { once } from 'node:events';
import type { Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listen } from '../http/listen.ts';
import type { ServerCertificate } from '../tls/certificates.ts';

export interface ReceivedMail {
  /** Sender in the envelope. */
  readonly from: string;
  readonly to: readonly string[];
  /** The mail as sent, byte for byte. */
  readonly raw: Buffer;
  /** Header lines in order: names in lower case, values with encoded words decoded. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly name: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
  /** The mail came over TLS. */
  readonly secure: boolean;
}

/** The stage of a conversation at which the server misbehaves: before its greeting, at the recipient, after the mail. */
export type MailStage = 'connect' | 'rcpt' | 'data';

export type MailAnswer =
  /** Accepts this stage, and the mail in the end. */
  | 'take'
  /** Never answers at this stage. */
  | 'hang'
  /** Closes the connection without an answer. */
  | 'cut'
  | { readonly code: number; readonly text: string };

/** The answer at a stage. `recipient` is defined at `rcpt` and later. `index` counts the calls for a stage from 0. */
export type MailRespond = (stage: MailStage, recipient: string | undefined, index: number) => MailAnswer;

export interface MailServerOptions {
  /** Default: accepts everything. */
  readonly respond?: MailRespond;
  /** Requires this user and password. */
  readonly auth?: { readonly user: string; readonly password: string };
  /** Offers STARTTLS with this certificate; `implicit`: TLS from the first byte. Default: neither. */
  readonly tls?: { readonly certificate: ServerCertificate; readonly implicit?: boolean };
}

export interface MailServer extends AsyncDisposable {
  readonly port: number;
  /** The accepted mails, oldest first. */
  readonly received: readonly ReceivedMail[];
  /** Connections so far. */
  readonly connections: number;
  respond(respond: MailRespond): void;
  /** Calls `see` for each mail that is accepted from now on. */
  watch(see: (mail: ReceivedMail) => void): void;
  close(): Promise<void>;
}

/** Starts a real SMTP server on 127.0.0.1 that keeps every mail and answers as configured. */
export async function startMailServer({
  respond = () => 'take',
  auth,
  tls,
}: MailServerOptions = {}): Promise<MailServer> {
  let answer = respond;
  let connections = 0;
  let watcher: ((mail: ReceivedMail) => void) | undefined;
  const received: ReceivedMail[] = [];
  const sockets = new Map<number, Socket>();
  const counts = { connect: 0, rcpt: 0, data: 0 };

  /** Gives the answer for a stage; true when the stage is accepted. `go` is the library's callback. */
  const at = (stage: MailStage, { recipient, remotePort }: Peer, go: (error?: Error | null) => void): boolean => {
    const said = answer(stage, recipient, counts[stage]);
    counts[stage] += 1;
    if (said === 'take') return true;
    if (said === 'cut') sockets.get(remotePort)?.destroy();
    else if (said !== 'hang') go(Object.assign(new Error(said.text), { responseCode: said.code }));
    return false;
  };

  const server = new SMTPServer({
    secure: tls?.implicit ?? false,
    ...(tls === undefined ? {} : { key: tls.certificate.key, cert: tls.certificate.chain }),
    disabledCommands: [...(tls === undefined ? ['STARTTLS'] : []), ...(auth === undefined ? ['AUTH'] : [])],
    authOptional: auth === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect({ remotePort }, go) {
      connections += 1;
      if (at('connect', { remotePort }, go)) go();
    },
    onAuth({ username, password }, _session, go) {
      if (username === auth?.user && password === auth?.password) go(null, { user: username });
      else go(Object.assign(new Error(`no such user ${username}`), { responseCode: 535 }));
    },
    onRcptTo({ address }, { remotePort }, go) {
      if (at('rcpt', { remotePort, recipient: address }, go)) go();
    },
    onData(stream, session, go) {
      const { remotePort, envelope, secure } = session;
      const to = envelope.rcptTo.map(({ address }) => address);
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      collect(stream).then(async (raw) => {
        if (!at('data', { remotePort, recipient: to[0] }, go)) return;
        const mail = { ...(await parse(raw)), raw, from, to, secure };
        received.push(mail);
        watcher?.(mail);
        go();
      }, go);
    },
  });
  server.on('error', () => {}); // a client that leaves is one of the things that are tested
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
  });
  const { port } = await listen(server.server, '127.0.0.1');

  const close = async (): Promise<void> => {
    if (!server.server.listening) return;
    const closed = once(server.server, 'close');
    server.close();
    for (const socket of sockets.values()) socket.destroy();
    await closed;
  };
  return {
    port,
    received,
    get connections() {
      return connections;
    },
    respond(next) {
      answer = next;
    },
    watch(see) {
      watcher = see;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

interface Peer {
  readonly remotePort: number;
  readonly recipient?: string | undefined;
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function parse(
  raw: Buffer,
): Promise<Pick<ReceivedMail, 'headers' | 'subject' | 'text' | 'html' | 'attachments'>> {
  const { headers, subject = '', text = '', html = '', attachments } = await PostalMime.parse(raw);
  return {
    headers: headers.map(({ key, value }) => [key, value] as const),
    subject,
    text,
    html,
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      contentType: mimeType,
      content: Buffer.from(content as ArrayBuffer),
    })),
  };
}
