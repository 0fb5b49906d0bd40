import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { readContract } from '@dragoman/openapi/bundle'
import { readExamples } from '@dragoman/openapi/examples'
import { renderReference } from './render-reference.ts'

/** Where the contract is. */
export const contractFolder = dirname(fileURLToPath(import.meta.resolve('@dragoman/openapi/bundle')))

/**
 * Writes the reference into a folder, each text once more as brotli. What was there before is gone.
 * @param quality of brotli: the best, 11, takes twelve seconds, and saves a fiftieth of what this one leaves
 */
export async function buildReference(folder: string, quality: number = 10): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const files = renderReference(readContract(contractFolder), readExamples(contractFolder))
  await rm(folder, { recursive: true, force: true })
  for (const [path, content] of files) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    if (typeof content === 'string') await writeFile(`${file}.br`, brotliCompressSync(content, { params }))
  }
}

if (import.meta.main) await buildReference(resolve(import.meta.dirname, '../dist'))
