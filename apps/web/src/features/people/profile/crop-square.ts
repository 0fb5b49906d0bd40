/** Edge of the picture that is sent, in pixels. */
const edge = 512

/** A part of a picture file, drawn anew as a square PNG: the upload is small, and has nothing else of the file in it. */
export async function cropSquare(
  file: File,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
): Promise<File> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = edge
  canvas.getContext('2d')!.drawImage(picture, x, y, width, height, 0, 0, edge, edge)
  picture.close()
  const content = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/png'))
  if (!content) throw new Error('the picture could not be drawn')
  return new File([content], 'avatar.png', { type: 'image/png' })
}
