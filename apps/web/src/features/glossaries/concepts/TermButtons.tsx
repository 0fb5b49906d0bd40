import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import { IconButton } from '@dragoman/ui/IconButton'
import { t } from '../../../i18n/t.ts'

interface TermButtonsProps {
  term: GlossaryTerm
  onEdit: () => void
  onDelete: () => void
}

/** Edit or delete a term, in its row. */
export const TermButtons = ({ term, onEdit, onDelete }: TermButtonsProps) => (
  <>
    <IconButton
      size="small"
      icon="edit"
      label={t('glossaries.term.edit.label', { term: term.text })}
      onPress={onEdit}
    />
    <IconButton
      size="small"
      icon="trash"
      label={t('glossaries.term.delete.label', { term: term.text })}
      isDisabled={!term.writable}
      onPress={onDelete}
    />
  </>
)
