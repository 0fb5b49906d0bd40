import type { LogoPictures } from '../../../engines/pictures/logo-pictures.ts'
import { readLogo } from '../../../engines/file-work/pictures.ts'
import type { Context } from '../../../identity/context.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { invalid } from '../../../kernel/refusals.ts'
import type { StoredLogo } from '../../../kernel/tables.ts'

/** Largest logo that is taken, in bytes. */
const logoLimit = 2 * 1024 * 1024

/** Reads an uploaded logo. @throws ApiError 400 for anything that isn't a picture, or is too large */
export async function readPictures(file: File): Promise<LogoPictures> {
  if (file.size > logoLimit) throw invalid('body.file', 'The logo is larger than 2 MB. Choose a smaller one.')
  try {
    return await readLogo(file, file.name)
  } catch (error) {
    if (error instanceof FileRefused) throw invalid('body.file', error.reason)
    throw error
  }
}

/** Stores the pictures of a logo for an account. */
export async function storeLogo(
  { db, objects }: Pick<Context, 'db' | 'objects'>,
  accountId: string,
  fileName: string,
  { mediaType, width, height, original, square, wide }: LogoPictures,
): Promise<StoredLogo> {
  const put = async (bytes: Uint8Array, name: string, type: string) => {
    const content = new Blob([new Uint8Array(bytes)])
    return (await objects.put(db, { accountId, name, mediaType: type, content })).key
  }
  return {
    fileName: fileName.slice(0, 200),
    mediaType,
    size: original.length,
    width,
    height,
    original: await put(original, fileName, mediaType),
    square: await put(square, 'square.png', 'image/png'),
    wide: await put(wide, 'wide.png', 'image/png'),
  }
}
