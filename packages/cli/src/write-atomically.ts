import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

/** Writes a file that others see as it was or as it will be, and never in between. */
export async function writeAtomically(path: string, content: Uint8Array | string, mode = 0o666): Promise<void> {
  const part = `${path}.${randomUUID().slice(0, 8)}.part`
  try {
    const file = await open(part, 'wx', mode)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
