import type { LogoPictures } from '../pictures/logo-pictures.ts'
import type { WholePicture } from '../pictures/whole-picture.ts'
import { filePool, only } from './server-pool.ts'

/** How long a picture may take, in seconds: someone waits for it. */
const seconds = 10

/** The pictures of a logo. @throws FileRefused where it cannot be read, or takes too long */
export async function readLogo(content: Blob, fileName: string): Promise<LogoPictures> {
  return only(filePool().pieces('logo', { fileName, options: { fileName }, content, seconds }))
}

/** A picture of a person as a square. @throws FileRefused where it cannot be read, or takes too long */
export async function readAvatar(content: Blob, fileName: string): Promise<Blob> {
  const square = await only(filePool().pieces('avatar', { fileName, options: { fileName }, content, seconds }))
  return new Blob([new Uint8Array(square)], { type: 'image/webp' })
}

/** A picture that is shown whole. @throws FileRefused where it cannot be read, or takes too long */
export async function readWholePicture(content: Blob, fileName: string): Promise<WholePicture> {
  return only(filePool().pieces('wholePicture', { fileName, options: { fileName }, content, seconds }))
}
