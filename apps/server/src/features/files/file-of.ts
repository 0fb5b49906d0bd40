import type { FileAccess, Registry } from '../../identity/feature.ts'
import { fileKinds, type FileKind, type FileOwner } from '../../kernel/download.ts'

/** What a link's file belongs to, and who may have it; undefined for a kind of files that this version has no more. */
export function fileOf(files: Registry['files'], owner: FileOwner): { access: FileAccess; id: string } | undefined {
  const [kind, id] = [owner.slice(0, owner.indexOf('-')), owner.slice(owner.indexOf('-') + 1)]
  return fileKinds.includes(kind as FileKind) ? { access: files[kind as FileKind], id } : undefined
}
