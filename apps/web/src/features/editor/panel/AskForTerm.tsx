import type { Segment } from '@dragoman/sdk/operations/editor'
import { stripCodes } from '@dragoman/sdk/segment-text'
import { Button } from '@dragoman/ui/Button'
import { Suspense, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import type { AskedFrom } from '../../term-requests/ask/AskTermDialog.tsx'
import type { Editing } from '../drafts/editing.ts'

const AskTermDialog = overlay(() => import('../../term-requests/ask/AskTermDialog.tsx'), 'AskTermDialog')

/** A term is as long as this at most. */
const longest = 500

/** Asks for a term with the selected words, from the segment that they stand in. */
export function AskForTerm({ segment, editing }: { segment: Segment; editing: Editing }) {
  const [from, setFrom] = useState<AskedFrom>()
  const { workUnit } = editing.item
  const ask = () =>
    setFrom({
      workUnitUuid: workUnit.uuid,
      segmentId: segment.id,
      languages: [workUnit.sourceLanguage, workUnit.targetLanguage],
      text: selectedIn(stripCodes(segment.source)),
    })
  return (
    <>
      {/* The selection would go with the focus, so the press must not move it. */}
      <span role="presentation" onMouseDownCapture={(event) => event.preventDefault()}>
        <Button size="small" icon="glossary" onPress={ask}>
          {t('termRequests.ask')}
        </Button>
      </span>
      <Suspense>{from && <AskTermDialog from={from} onClose={() => setFrom(undefined)} />}</Suspense>
    </>
  )
}

/** The selected words, where they are of the source; a short source as a whole. */
function selectedIn(source: string): string {
  const selected = stripCodes(getSelection()?.toString() ?? '').trim()
  if (selected !== '' && source.includes(selected)) return selected.slice(0, longest)
  return source.length <= 40 ? source.trim() : ''
}
