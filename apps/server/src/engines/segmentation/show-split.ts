import { explainSegments } from './segment.ts'
import type { SegmentationRules } from './segmentation-rules.ts'

/** How a text is split, as the wire shows it (contract: SegmentationPreview). */
export function showSplit(text: string, locale: string, rules: SegmentationRules | undefined) {
  const { segments, decisions } = explainSegments(text, locale, rules)
  return {
    segments,
    decisions: decisions.map(({ offset, breaks, by }) =>
      typeof by === 'string'
        ? { offset, breaks, by }
        : {
            offset,
            breaks,
            by: 'RULE' as const,
            language: by.language,
            rule: by.number,
            before: by.before,
            after: by.after,
          },
    ),
  }
}
