import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** A service that speaks S3, checks signatures, and keeps its objects in a folder of its own. */
export interface S3Server {
  port: number
  /** As `S3_URL` wants it. */
  url: string
  close(): Promise<void>
}

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'dragoman-s3-'))
  const settings = { address: '127.0.0.1', port: 0, silent: true, directory }
  const server = new S3rver({ ...settings, configureBuckets: [{ name: 'translations' }] })
  const { port } = await server.run()
  return {
    port,
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/translations/dragoman`,
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
