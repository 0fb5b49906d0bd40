import { StatusBadge } from '@dragoman/ui/StatusBadge'
import { enumWord, type Vocabulary } from '../i18n/enum-word.ts'

/** The badge of a status: `<StatusWord of="taskStatus" code={task.status} />`. */
export function StatusWord({ of, code }: { of: Vocabulary; code: string }) {
  return <StatusBadge status={code}>{enumWord(of, code)}</StatusBadge>
}
