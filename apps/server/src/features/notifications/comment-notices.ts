import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import type { FeedEntry } from '../../kernel/journal-feed.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { users } from '../../kernel/tables.ts'
import type { ProjectFacts } from './facts.ts'
import type { NoticeDetail } from './tables.ts'

/** People who are told of a comment in the same words. */
interface CommentNotice {
  to: string[]
  actorId?: null
  detail: NoticeDetail
}

interface CommentFacts extends Record<string, unknown> {
  kind: string
  createdBy: string
  forClient: boolean
  file: string
  targetLocale: string
  text: string | null
  mentions: string[] | null
  writers: string[]
  /** The linguists who see it, of the file in its language or for a source issue in any, and the segment in theirs. */
  linguists: { id: string; workUnitId: string; segmentId: string | null }[]
}

/**
 * Tells the people named in a message, also where a change names them, those who have written in the same comment, and of
 * what asks for an answer the manager, and the client's contact where it is addressed to them. Clients read it without the
 * names of linguists, on the page of the project; linguists in the editor.
 */
export async function commentNotices(db: Database, entry: FeedEntry, project: ProjectFacts): Promise<CommentNotice[]> {
  const facts = await loadFacts(db, entry)
  if (!facts) return []
  const { file, targetLocale, text, forClient, mentions } = facts
  const ids = whom(facts, entry, project)
  const people = await db
    .select({ id: users.id, name: users.name, roles: users.roles })
    .from(users)
    .where(isOneOf(users.id, new Set([...ids, ...(mentions ?? []), ...(entry.userId === null ? [] : [entry.userId])])))
  const told = people.filter(({ id }) => ids.includes(id))
  // The longest name first: others may begin like it.
  const hidden = people
    .filter((person) => isLinguist(person) && (mentions ?? []).includes(person.id))
    .toSorted((one, other) => other.name.length - one.name.length)
  const message = entry.detail?.['message']
  const common = { file, targetLocale, ...(typeof message === 'string' && { message }) }
  const say = (words: string | null) => (words === null ? {} : { text: shortened(words) })
  const here = { comment: String(entry.detail?.['comment']) }
  const author = people.find(({ id }) => id === entry.userId)
  const some = (is: (person: (typeof told)[number]) => boolean) => told.filter(is).map(({ id }) => id)
  return [
    { to: some(isManaging), detail: { ...common, ...say(text), ...here } },
    ...some((person) => isLinguist(person) && !isOfClient(person)).flatMap((id) => {
      const own = facts.linguists.find((linguist) => linguist.id === id)
      const segment = own && { workUnitId: own.workUnitId, id: own.segmentId }
      return segment ? [{ to: [id], detail: { ...common, ...say(text), segment } }] : []
    }),
    {
      to: forClient ? some(isOfClient) : [],
      ...(author && isLinguist(author) && { actorId: null }),
      detail: {
        ...common,
        ...say(hidden.reduce((left, { name }) => left?.replaceAll(`@${name}`, '@…') ?? null, text)),
        ...here,
      },
    },
  ].filter(({ to }) => to.length > 0)
}

/** The people who are told, whatever part they have. */
function whom(
  { kind, createdBy, forClient, mentions, writers }: CommentFacts,
  { event, before, after, detail }: FeedEntry,
  { assigneeId, creatorId, contactId }: ProjectFacts,
): string[] {
  const lead = assigneeId ?? creatorId
  const client = forClient && contactId !== null ? [contactId] : []
  if (event === 'SEGMENT_COMMENT_MOVED') {
    const isAddressed = before?.['forClient'] === false && forClient
    return [...(after?.['status'] === before?.['status'] ? [] : [createdBy]), ...(isAddressed ? client : [])]
  }
  if (event === 'SEGMENT_MESSAGE_CHANGED') return Array.isArray(detail?.['named']) ? detail['named'].map(String) : []
  const asks = kind === 'NOTE' ? [] : [lead, ...client]
  return [...new Set([...(mentions ?? []), ...asks, ...(event === 'SEGMENT_COMMENTED' ? [] : [createdBy, ...writers])])]
}

async function loadFacts(db: Database, { detail }: FeedEntry): Promise<CommentFacts | undefined> {
  const [comment, message] = [detail?.['comment'], detail?.['message']]
  if (typeof comment !== 'string') return undefined
  const { rows } = await db.execute<CommentFacts>(sql`
    select c.kind, c.created_by as "createdBy", c.for_client as "forClient",
      r.name as file, c.target_locale as "targetLocale", m.text, m.mentions,
      array(select distinct w.author_id from segment_messages w where w.comment_id = c.id) as writers,
      coalesce((select jsonb_agg(jsonb_build_object('id', t.assignee_id, 'workUnitId', u.id, 'segmentId', s.id::text)
          order by u.id <> c.work_unit_id, u.sequence)
        from tasks t join work_units u on u.id = t.work_unit_id
        left join segments s on s.work_unit_id = u.id and s.key = coalesce(o.key, c.segment_key)
        where t.assignee_id is not null
          and (u.id = c.work_unit_id or c.kind = 'SOURCE_ISSUE' and u.resource_id = c.resource_id)), '[]') as linguists
    from segment_comments c join project_resources r on r.id = c.resource_id
    left join segments o on o.id = c.segment_id
    left join segment_messages m on m.comment_id = c.id and m.id = ${typeof message === 'string' ? message : null}
    where c.id = ${comment}`)
  return rows[0]
}

type Roles = Readonly<Record<'roles', readonly string[]>>
const managing = ['SYSADMIN', 'ADMIN', 'ACCOUNT_ADMIN', 'PROJECT_MANAGER']
const isManaging = ({ roles }: Roles) => managing.some((role) => roles.includes(role))
const isLinguist = (person: Roles) => !isManaging(person) && person.roles.includes('VENDOR')
const isOfClient = (person: Roles) => !isManaging(person) && person.roles.includes('CLIENT')

/** The beginning of a text. */
export const shortened = (text: string): string => (text.length > 300 ? `${text.slice(0, 299)}…` : text)
