import type { MtSuggestion } from '@dragoman/sdk/operations/mtEngines'
import { only } from '../../kernel/database/one-row.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { adviseTerms } from '../terminology/term-advice.ts'
import { glossariesOfProject } from '../context/glossaries-of-project.ts'
import type { EngineTools } from '../machine-translation/run-engine.ts'
import { findEngines, isLanguageModel, translateTexts } from '../machine-translation/translate.ts'
import { orgUnitOfProject } from '../work/find-project.ts'
import type { OpenWorkUnit } from '../work/open-work-unit.ts'
import { listMatches } from './list-matches.ts'
import type { SegmentRow } from './show-segments.ts'

/** Earlier translations that a language model is shown. */
const maxHits = 3

/** Translates a segment with the engines of an account (contract: editor.getMachineTranslation). */
export async function suggestTranslation(
  tools: EngineTools,
  session: SignedIn,
  opened: OpenWorkUnit,
  segment: SegmentRow,
): Promise<MtSuggestion> {
  const { accountId, projectId, sourceLocale, targetLocale } = opened.workUnit
  const wanted = { orgUnitId: await orgUnitOfProject(tools.db, projectId), sourceLocale, targetLocale }
  const engines = await findEngines(tools.db, accountId, wanted)
  const learns = engines.some(isLanguageModel)
  const matches = learns ? await listMatches(tools.db, session, opened, segment, { maxHits }) : []
  const examples = matches.map(({ sourceText, targetText }) => ({ source: sourceText, target: targetText }))
  const glossaryIds = learns ? await glossariesOfProject(tools.db, projectId) : []
  const [terms = []] = await adviseTerms(tools.db, { ...wanted, glossaryIds }, [segment.source])
  return only(await translateTexts(tools, engines, wanted, [{ source: segment.source, examples, terms }]))
}
