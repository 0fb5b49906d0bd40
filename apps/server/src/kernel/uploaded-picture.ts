import { FileRefused } from './file-refused.ts'
import { invalid } from './refusals.ts'

interface Reading<Picture> {
  /** The picture as the caller knows it, such as `logo`. */
  name: string
  /** Megabytes that are taken at most. */
  most: number
  read: (content: Blob, fileName: string) => Promise<Picture>
}

/** Reads an uploaded picture. @throws ApiError 400 for anything that isn't a picture, is damaged, or is too large */
export async function readUploadedPicture<Picture>(
  file: File,
  { name, most, read }: Reading<Picture>,
): Promise<Picture> {
  if (file.size > most * 1024 * 1024)
    throw invalid('body.file', `The ${name} is larger than ${most} MB. Choose a smaller one.`)
  try {
    return await read(file, file.name)
  } catch (error) {
    if (error instanceof FileRefused) throw invalid('body.file', error.reason)
    throw error
  }
}

/** The answer that is a WebP picture at an address of its own: another one has another address. */
export const pictureAnswer = (content: Blob, fileName: string): Response =>
  new Response(content, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Disposition': `inline; filename="${fileName}"`,
      'Cache-Control': 'private, max-age=86400, immutable',
    },
  })
