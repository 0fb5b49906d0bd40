import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Segment } from '@dragoman/sdk/operations/editor'
import type { Finding } from '@dragoman/sdk/operations/quality'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Editing } from '../drafts/editing.ts'
import type { SelectedPart } from '../drafts/selected-part.ts'

/** The fields of a finding that a reviewer chooses. */
export type FindingChoice = Partial<Pick<Finding, 'category' | 'severity' | 'comment'>> & { repeatedOf?: string | null }

/** Writes findings of a segment into the review. */
export function useFindingWrites(reviewUuid: string, segment: Segment, editing: Editing) {
  const queryClient = useQueryClient()
  const create = useMutation(mutation(api.quality.createFinding))
  const update = useMutation(mutation(api.quality.updateFinding))
  const remove = useMutation(mutation(api.quality.removeFinding))
  return {
    isPending: create.isPending || update.isPending || remove.isPending,
    /** Adds a finding, or changes the one that is given. */
    async save(choice: FindingChoice, finding: Finding | undefined, part: SelectedPart): Promise<Finding | undefined> {
      if (finding) {
        const path = { qualityFindingUuid: finding.uuid }
        return update.mutateAsync({ path, headers: { 'If-Match': finding.version }, body: choice })
      }
      const { category, severity, comment } = choice
      if (category === undefined) return undefined
      const body = {
        segmentId: segment.id,
        category,
        ...(severity && { severity }),
        ...(comment && { comment }),
        ...part,
      }
      return create.mutateAsync({ path: { reviewUuid }, body })
    },
    remove: ({ uuid }: Finding) => remove.mutateAsync({ path: { qualityFindingUuid: uuid } }),
    /** The finding that another one of its category and severity may repeat: the latest of another segment. */
    repeatable({ category, severity, uuid }: Finding): Finding | undefined {
      const all = queryClient.getQueryData(query(api.quality.listFindings, { path: { reviewUuid } }).queryKey) ?? []
      return all.findLast(
        (one) => one.category === category && one.severity === severity && !one.repeated && one.uuid !== uuid,
      )
    },
    /** Takes what AI review has found into the review. */
    async takeOver(aiFindingUuid: string): Promise<void> {
      await create.mutateAsync({ path: { reviewUuid }, body: { segmentId: segment.id, aiFindingUuid } })
      const issues = segment.issues.map((issue) =>
        issue.finding?.uuid === aiFindingUuid
          ? { ...issue, finding: { ...issue.finding, state: 'ACCEPTED' as const } }
          : issue,
      )
      editing.store.put([{ ...segment, issues }])
    },
  }
}
