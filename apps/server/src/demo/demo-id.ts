import { createHash } from 'node:crypto'

/** The id of something in the demo: the same in each installation, so that links and pictures stay right. */
export function demoId(kind: string, name: string): string {
  const hash = createHash('sha256').update(`dragoman demo ${kind} ${name}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hash[16]!, 16) % 4]
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
