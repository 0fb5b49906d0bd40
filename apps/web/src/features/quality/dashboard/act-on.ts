import type {
  QualityDashboard,
  QualityOfCategory,
  QualityOfReviewer,
  QualityTrend,
} from '@dragoman/sdk/operations/qualityReports'
import { leastKappa } from '../second/least-kappa.ts'

/** Something that calls for action, with the figures that say so. */
export type Act =
  | { kind: 'failedLinguist'; linguist: QualityTrend; tone: 'danger' }
  | { kind: 'toDecide'; count: number; filter: string; tone: 'warning' }
  | { kind: 'failedPair'; pair: QualityTrendOfPair; tone: 'danger' }
  | {
      kind: 'grownCategory'
      category: QualityOfCategory & { perThousand: number; perThousandBefore: number }
      tone: 'warning'
    }
  | { kind: 'overturnedReviewer'; reviewer: QualityOfReviewer; tone: 'warning' }
  | { kind: 'lowAgreement'; reviewer: QualityOfReviewer; kappa: number; segments: number; tone: 'warning' }

type QualityTrendOfPair = QualityDashboard['byLanguagePair'][number]

/** Things to act on at most, the most pressing first, and how many of one kind. */
const most = 5
const mostOfKind = 2

/** Words under which figures of a pair or a category say too little. */
const leastWords = { pair: 1000, category: 5000 }

const grownBy = 1.25

/** Disputed findings of a reviewer from which on it matters how many did not stand. */
const leastDisputes = 4

/** Segments that two people have judged, under which their agreement says too little. */
const leastJudged = 50

/** The rules of what calls for action, over what the page has loaded. */
export function actsOn({
  dashboard,
  linguists,
  toDecide,
  isCounted,
}: {
  dashboard: QualityDashboard | undefined
  linguists: readonly QualityTrend[]
  toDecide: { count: number; filter: string } | undefined
  /** Whether findings of a category count. */
  isCounted: (category: string) => boolean
}): Act[] {
  const failed = linguists
    .filter(({ failed: count, reviews }) => count >= 2 && 2 * count >= reviews)
    .toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0))
    .map((linguist): Act => ({ kind: 'failedLinguist', linguist, tone: 'danger' }))
  const decisions: Act[] = toDecide && toDecide.count > 0 ? [{ kind: 'toDecide', ...toDecide, tone: 'warning' }] : []
  if (!dashboard) return [...failed.slice(0, mostOfKind), ...decisions]
  const { byLanguagePair, byCategory, byReviewer, figures, before, passMark } = dashboard
  const pairs = byLanguagePair
    .filter(({ score, reviewedWords }) => score !== undefined && score < passMark && reviewedWords >= leastWords.pair)
    .map((pair): Act => ({ kind: 'failedPair', pair, tone: 'danger' }))
  const isKnown = figures.reviewedWords >= leastWords.category && before.reviewedWords >= leastWords.category
  const grown = byCategory.flatMap((category): Act[] => {
    const { perThousand, perThousandBefore } = category
    if (!isKnown || !isCounted(category.category) || !perThousand || !perThousandBefore) return []
    if (perThousand < perThousandBefore * grownBy) return []
    return [{ kind: 'grownCategory', category: { ...category, perThousand, perThousandBefore }, tone: 'warning' }]
  })
  const overturned = byReviewer
    .filter((reviewer) => reviewer.disputed >= leastDisputes && 2 * reviewer.overturned > reviewer.disputed)
    .map((reviewer): Act => ({ kind: 'overturnedReviewer', reviewer, tone: 'warning' }))
  const unlike = byReviewer.flatMap((reviewer): Act[] => {
    const { kappa, segments = 0 } = reviewer.agreement ?? {}
    if (kappa === undefined || kappa >= leastKappa || segments < leastJudged) return []
    return [{ kind: 'lowAgreement', reviewer, kappa, segments, tone: 'warning' }]
  })
  return [failed, decisions, pairs, grown, overturned, unlike]
    .flatMap((acts) => acts.slice(0, mostOfKind))
    .slice(0, most)
}
