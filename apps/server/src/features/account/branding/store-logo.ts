import type { LogoPictures } from '../../../engines/pictures/logo-pictures.ts'
import { readLogo } from '../../../engines/file-work/pictures.ts'
import type { Context } from '../../../identity/context.ts'
import type { StoredLogo } from '../../../kernel/tables.ts'
import { readUploadedPicture } from '../../../kernel/uploaded-picture.ts'

/** Reads an uploaded logo. @throws ApiError 400 for anything that isn't a picture, or is too large */
export const readPictures = (file: File): Promise<LogoPictures> =>
  readUploadedPicture(file, { name: 'logo', most: 2, read: readLogo })

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
