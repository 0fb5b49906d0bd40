import type { FileAccess, Registry } from '../../identity/feature.ts'
import { fileKinds, type FileKind, type FileOwner } from '../../kernel/download.ts'

/** The owner of a link's file, and the access to it; undefined for a kind of files that this version no longer has. */
export function fileOf(files: Registry['files'], owner: FileOwner): { access: FileAccess; id: string } | undefined {
  const [kind, id] = [owner.slice(0, owner.indexOf('-')), owner.slice(owner.indexOf('-') + 1)]
  return fileKinds.includes(kind as FileKind) ? { access: files[kind as FileKind], id } : undefined
}
