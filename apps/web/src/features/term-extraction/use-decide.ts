import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { RequestedCandidate, TermCandidate } from '@dragoman/sdk/operations/termExtractions'
import { useMutation } from '@tanstack/react-query'
import { showToast } from '../../ground/toasts.ts'
import { t } from '../../i18n/t.ts'

/** Candidates that one call takes (contract: `maxItems`). */
const mostInCall = 200

/**
 * Refuses candidates, or asks for them; refusing can be undone at once. Many are sent in several calls: `then` hears of
 * those of each, so that after a failure the rest is left.
 */
export function useDecide(extractionUuid: string) {
  const path = { extractionUuid }
  const refusing = useMutation(mutation(api.termExtractions.refuse))
  const requesting = useMutation(mutation(api.termExtractions.request))
  const sendRefusal = (candidateUuids: readonly string[], refused: boolean, then?: (uuids: string[]) => void) =>
    inParts(candidateUuids, async (part) => {
      await refusing.mutateAsync({ path, body: { candidateUuids: part, refused } })
      then?.(part)
      return part.length
    })
  const refuse = async (
    candidates: readonly TermCandidate[],
    then?: (uuids: readonly string[]) => void,
    refused = true,
  ) => {
    const candidateUuids = candidates.map(({ uuid }) => uuid)
    const count = await sendRefusal(candidateUuids, refused, then)
    if (!refused || count === 0) return
    const done = candidateUuids.slice(0, count)
    showToast({
      tone: 'info',
      title: t('termExtraction.refused', { count }),
      action: { label: t('termExtraction.undo'), onAction: () => void sendRefusal(done, false) },
    })
  }
  const request = async (candidates: readonly RequestedCandidate[], then: (uuids: readonly string[]) => void) => {
    const count = await inParts(candidates, async (part) => {
      const { termCreationRequests } = await requesting.mutateAsync({ path, body: { candidates: part } })
      then(part.map(({ candidateUuid }) => candidateUuid))
      return termCreationRequests.length
    })
    if (count > 0) showToast({ tone: 'success', title: t('termExtraction.requested', { count }) })
  }
  return { refuse, request, isPending: refusing.isPending || requesting.isPending }
}

/** Sends items in as many calls as they take, one after the other; answers how many were done before one failed. */
async function inParts<Item>(items: readonly Item[], send: (part: Item[]) => Promise<number>): Promise<number> {
  let done = 0
  try {
    for (let at = 0; at < items.length; at += mostInCall) done += await send(items.slice(at, at + mostInCall))
  } catch {
    // The mutation shows what is wrong.
  }
  return done
}
