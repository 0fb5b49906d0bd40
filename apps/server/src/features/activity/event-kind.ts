import type { ActivityKind } from '@dragoman/sdk/operations/activity'
import { sql } from 'drizzle-orm'
import { journal } from '../../kernel/tables.ts'

/** Kinds of events by their names; the first that matches counts, and what matches none are details. */
const kinds: readonly (readonly [kind: ActivityKind, pattern: string])[] = [
  ['MONEY', 'COST|PRICE|NET_RATE|USER_RATE|PAYMENT|STOP_LOSS'],
  ['TEXT', '^SEGMENTS?_|^EDITOR_'],
  ['FILES', 'RESOURCE_|_FILE_|_FILES_|DOWNLOAD|LOC_KIT|EXPORT|LOGFILE|WORK_UNITS?_|FILE_SENT'],
  ['ASSIGNMENT', 'ASSIGN|PLACEMENT|BULK_CHANGE|CHANGE_UNDONE'],
  ['STATUS', '^(PROJECT|TASK)_STATUS|^TASK_(OPENED|REOPENED|REJECTED)'],
  ['MESSAGES', 'MESSAGE'],
  ['LANGUAGE_RESOURCES', 'MEMOR|GLOSSAR|TRANSLATION_UNIT|TRANSLATION_REMOVED|SEGMENTATION'],
  [
    'ACCESS',
    'ROLE|PERMISSION|LOG(GED|IN)|LOGIN|SESSION|PASSWORD|MFA|ACCESS_KEY|TOKEN|IMPERSONATION|USER_(UNIT|ORGANIZATION|BLOCKED|UNBLOCKED|UNLOCKED)|EMAIL|CONTRACT',
  ],
]

/** The kind of an entry's event. */
export const eventKind = sql<ActivityKind>`case ${sql.join(
  kinds.map(([kind, pattern]) => sql`when ${journal.event} ~ ${pattern} then ${kind}`),
  sql` `,
)} else 'DETAILS' end`
