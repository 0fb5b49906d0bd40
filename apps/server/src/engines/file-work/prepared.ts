import type { ParseOptions } from '../formats/format.ts'
import { formatFor } from '../formats/formats.ts'

/** The file that its format reads and builds. */
export const prepared = async (bytes: Uint8Array, { fileName }: Pick<ParseOptions, 'fileName'>): Promise<Uint8Array> =>
  (await formatFor(fileName).prepare?.(bytes, fileName)) ?? bytes
