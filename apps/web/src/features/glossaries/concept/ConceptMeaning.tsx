import * as api from '@dragoman/sdk/api'
import type { GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { errorText } from '../../../errors/error-text.ts'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { valueText } from '../../../form/conflict-text.ts'
import { t } from '../../../i18n/t.ts'
import styles from './concept.module.css'
import { InPlaceText } from './InPlaceText.tsx'
import { useInPlace } from './use-in-place.ts'

const meaningOf = ({ definition, note }: GlossaryConcept) => ({ definition, note })

/** The meaning of a concept, and the notes on it, edited where they stand. */
export function ConceptMeaning({ concept, isEditable }: { concept: GlossaryConcept; isEditable: boolean }) {
  const edit = useInPlace(api.glossaries.updateConcept, concept, meaningOf, {
    paramsOf: (body) => ({ path: { conceptId: concept.id }, body }),
  })
  if (!isEditable && concept.definition === '' && concept.note === '') return null
  return (
    <div className={styles.meaning}>
      {(['definition', 'note'] as const).map((id) => (
        <InPlaceText
          key={id}
          label={t(`glossaries.${id}`)}
          value={edit.values[id]}
          isEditable={isEditable}
          maxLength={5000}
          onType={(text) => edit.type({ [id]: text })}
          onLeave={edit.leave}
          onUndo={() => edit.undo(id)}
        />
      ))}
      <ConflictNotice
        conflict={edit.conflict}
        differences={edit.differences().map(({ field, theirs, mine }) => ({
          label: t(`glossaries.${field}`),
          theirs: valueText(theirs),
          mine: valueText(mine),
        }))}
        onKeepMine={edit.keepMine}
        isPending={edit.isPending}
      />
      {edit.error && (
        <InlineAlert tone="danger" isAnnounced>
          {errorText(edit.error)}
        </InlineAlert>
      )}
    </div>
  )
}
