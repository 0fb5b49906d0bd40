import type { SearchGroup, SearchKind } from '@dragoman/sdk/operations/search'
import { can, type Requirement } from '@dragoman/sdk/permissions'
import type { Handlers } from '../../identity/context.ts'
import { sideBySide } from '../../kernel/database/side-by-side.ts'
import type { Found, Search } from './candidates.ts'
import { findMemories, findOrganizations, findOrgUnits, findPeople } from './parties.ts'
import { findTerms } from './terms.ts'
import { findSegments, findTranslationUnits } from './texts.ts'
import { findFiles, findProjects, findTasks } from './work.ts'

/** The kinds of results in their order, each with the permissions of which one is enough to find them. */
const kinds: readonly { kind: SearchKind; requires: Requirement; find: (search: Search) => Promise<Found> }[] = [
  { kind: 'PROJECT', requires: ['PROJECT_list'], find: findProjects },
  { kind: 'TASK', requires: ['TASK_list'], find: findTasks },
  { kind: 'FILE', requires: ['PROJECT_list'], find: findFiles },
  { kind: 'SEGMENT', requires: ['PROJECT_list', 'TASK_work'], find: findSegments },
  { kind: 'MEMORY', requires: ['TM_list'], find: findMemories },
  { kind: 'TRANSLATION_UNIT', requires: ['TM_list'], find: findTranslationUnits },
  { kind: 'TERM', requires: ['GLOSSARY_list'], find: findTerms },
  { kind: 'ORGANIZATION', requires: ['ORGANIZATION_list'], find: findOrganizations },
  { kind: 'ORG_UNIT', requires: ['ORG_UNIT_list'], find: findOrgUnits },
  { kind: 'PERSON', requires: ['USER_list'], find: findPeople },
]

export const search = {
  async find({ db, session, query: { q, mode = 'contains', kinds: wanted, page, size } }) {
    if (!q.trim()) return { groups: [] }
    const searched = kinds.filter(
      ({ kind, requires }) => (!wanted?.length || wanted.includes(kind)) && can(session, requires),
    )
    const sought = { db, session, text: q, mode, page, size }
    const reads = searched.map(
      ({ find }) =>
        () =>
          find(sought),
    )
    const found = await sideBySide<Found[]>(db, ...reads)
    const groups = searched.map(({ kind }, at): SearchGroup => ({ kind, ...found[at]! }))
    return { groups: groups.filter(({ total }) => total > 0) }
  },
} satisfies Handlers<'search'>
