import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const known: Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding to answer a request in: the smallest that is accepted. */
export function bestEncoding(request: IncomingMessage): Encoding {
  const accepted = new Negotiator(request).encodings(known);
  return known.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** What is smaller fits into one packet either way. */
const WORTH_PACKING = 1_000;

const brotli = (bytes: Buffer, quality: number) => ({
  params: {
    [zlib.BROTLI_PARAM_QUALITY]: quality,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});
const pack = (bytes: Buffer, encoding: 'br' | 'gzip') =>
  encoding === 'br' ? brotliCompressSync(bytes, brotli(bytes, QUICK)) : gzipSync(bytes);
const packAtLeisure = promisify(brotliCompress);

/** Two milliseconds for a page; the best takes seventy, for a tenth less. */
const QUICK = 5;
const BEST = 11;
/** Who is asked for this often is worth the best. */
const OFTEN = 5;

/** A body and what it is when packed, each made once, when it is first asked for. */
export class EncodedBody {
  readonly #bytes: Buffer;
  readonly #packed: Partial<Record<Encoding, Buffer>> = {};
  #asked = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Roughly the bytes it takes in memory. */
  get size(): number {
    return this.#bytes.length * 1.6;
  }

  isOf(bytes: Buffer): boolean {
    return this.#bytes.equals(bytes);
  }

  /** The bytes to send, and how they are encoded: small bodies never are. */
  in(encoding: Encoding): { bytes: Buffer; encoding: Encoding } {
    if (encoding === 'identity' || this.#bytes.length < WORTH_PACKING)
      return { bytes: this.#bytes, encoding: 'identity' };
    if (encoding === 'br') this.#asked += 1;
    if (this.#asked === OFTEN) this.#packBetter();
    const bytes = this.#packed[encoding] ?? pack(this.#bytes, encoding);
    this.#packed[encoding] = bytes;
    return { bytes, encoding };
  }

  #packBetter(): void {
    this.#asked += 1;
    packAtLeisure(this.#bytes, brotli(this.#bytes, BEST)).then(
      (packed) => {
        this.#packed.br = packed;
      },
      // What is there is good enough.
      () => {},
    );
  }
}
