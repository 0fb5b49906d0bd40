import { setBookmark } from './bookmarks.ts'
import { buildContext, readContext } from './context.ts'
import { confirmSegments } from './confirm-segments.ts'
import { listHistory } from './list-history.ts'
import { listMatches } from './list-matches.ts'
import { findSegment, listSegments } from './list-segments.ts'
import { openWorkUnit } from '../work/open-work-unit.ts'
import { ignoreIssue } from './ignore-issue.ts'
import { decideFinding, reviewSegments } from './review-segments.ts'
import { readSegmentIndex } from './segment-index.ts'
import { suggestTranslation } from './suggest-translation.ts'
import { saveSegment } from './save-segment.ts'
import { ignoresSpellingWords } from '../work/find-project.ts'
import { checkSpelling, suggestSpelling } from '../spelling/check-spelling.ts'
import { loadBindings } from '../context/bindings.ts'
import { glossariesOfProject } from '../context/glossaries-of-project.ts'
import { searchConcordance } from '../memories/texts/concordance.ts'
import type { Handlers } from '../../identity/context.ts'
import { invalid } from '../../kernel/refusals.ts'

export const editor = {
  getUrl: ({ settings }) => ({ url: `${settings.publicUrl}/editor` }),

  async buildContext({ db, session, body, journal }) {
    const { workUnitIds, taskIds } = body
    const [first] = [...taskIds, ...workUnitIds]
    if (!first) throw invalid('body', 'Specify at least one task or work unit.')
    const context = await buildContext(db, session, body)
    const type = taskIds.length > 0 ? 'TASK' : 'WORK_UNIT'
    await journal({ entity: { type, id: first, name: context }, detail: { workUnitIds, taskIds } })
    return { context }
  },

  getContext: async ({ db, session, path }) => ({ items: await readContext(db, session, path.context) }),

  async listSegments({ db, session, path, query }) {
    const { workUnit } = await openWorkUnit(db, session, path.id)
    return listSegments(db, session, workUnit, query)
  },

  async getSegmentIndex({ db, session, path, query, now }) {
    const { workUnit } = await openWorkUnit(db, session, path.id)
    return readSegmentIndex(db, session, workUnit, { ...query, now })
  },

  bookmarkSegment: ({ db, session, path }) => setBookmark(db, session, path, true),

  removeBookmark: ({ db, session, path }) => setBookmark(db, session, path, false),

  updateSegment: (input) => saveSegment(input, input.path.id, input.path.segmentId, input.body),

  confirmSegments: (input) => confirmSegments(input, input.path.id, input.body.segmentIds),

  async listMatches({ db, session, path, query }) {
    const opened = await openWorkUnit(db, session, path.id)
    return listMatches(db, session, opened, await findSegment(db, opened.workUnit, path.segmentId), query)
  },

  async getMachineTranslation({ db, session, path, settings, now }) {
    const opened = await openWorkUnit(db, session, path.id)
    const segment = await findSegment(db, opened.workUnit, path.segmentId)
    return suggestTranslation({ db, settings, now }, session, opened, segment)
  },

  reviewSegments: ({ db, session, path, body, settings, now }) =>
    reviewSegments({ db, settings, now }, session, path.id, body.segmentIds),

  async checkSpelling({ db, session, path, body, settings }) {
    const { workUnit } = await openWorkUnit(db, session, path.id)
    const { accountId, targetLocale: language } = workUnit
    const ignoresWords = await ignoresSpellingWords(db, workUnit.projectId)
    const glossaryIds = await glossariesOfProject(db, workUnit.projectId)
    return checkSpelling({ db, settings }, { accountId, language, ignoresWords, glossaryIds }, body.texts)
  },

  async suggestSpelling({ db, session, path, query, settings }) {
    const { workUnit } = await openWorkUnit(db, session, path.id)
    return { suggestions: await suggestSpelling(settings, workUnit.targetLocale, query.word) }
  },

  listHistory: ({ db, session, path, query }) => listHistory(db, session, path, query),

  decideFinding: (input) => decideFinding(input, input.path, input.body.state),

  ignoreIssue: (input) => ignoreIssue(input, input.path, input.body),

  async searchConcordance({ db, session, path, query }) {
    const { workUnit, task } = await openWorkUnit(db, session, path.id)
    const bindings = await loadBindings(db, workUnit.projectId, task?.workflowId)
    const memoryIds = bindings.filter(({ read }) => read).map(({ memoryId }) => memoryId)
    return searchConcordance(db, memoryIds, { ...query, targetLocale: workUnit.targetLocale })
  },
} satisfies Handlers<'editor'>
