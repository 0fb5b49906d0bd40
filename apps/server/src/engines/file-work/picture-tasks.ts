import type { LogoPictures } from '../pictures/logo-pictures.ts'
import type { WholePicture } from '../pictures/whole-picture.ts'

/** The work on pictures; the library is loaded with the first one. */
export const pictureTasks = {
  async *logo(bytes: Uint8Array, { fileName }: { fileName: string }): AsyncGenerator<LogoPictures> {
    const { makeLogoPictures } = await import('../pictures/logo-pictures.ts')
    yield await makeLogoPictures(bytes, fileName)
  },

  async *avatar(bytes: Uint8Array, { fileName }: { fileName: string }): AsyncGenerator<Uint8Array> {
    const { squareAvatar } = await import('../pictures/square-avatar.ts')
    yield await squareAvatar(bytes, fileName)
  },

  async *wholePicture(bytes: Uint8Array, { fileName }: { fileName: string }): AsyncGenerator<WholePicture> {
    const { wholePicture } = await import('../pictures/whole-picture.ts')
    yield await wholePicture(bytes, fileName)
  },
}
