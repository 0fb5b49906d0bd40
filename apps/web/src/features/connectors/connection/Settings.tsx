import { Button } from '@dragoman/ui/Button'
import { Form, FormFooter, FormLayout, FormSection } from '@dragoman/ui/Form'
import { fieldErrors } from '../../../errors/error-text.ts'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { ContentFields } from '../form/ContentFields.tsx'
import { FormProblems } from '../form/FormProblems.tsx'
import { LanguageFields } from '../form/LanguageFields.tsx'
import { ReachFields } from '../form/ReachFields.tsx'
import { RuleFields } from '../form/RuleFields.tsx'
import type { ConnectionForm } from '../form/use-connection-form.ts'

/** All settings of a connection in one form. */
export function Settings({ form }: { form: ConnectionForm }) {
  const { section, round, isDirty, isPending, error, conflict, save, discard } = form
  const saveAll = () => save(() => showToast({ tone: 'success', title: t('connectors.saved') }))
  return (
    <Form label={t('connectors.tab.settings')} errors={fieldErrors(error)} onSubmit={saveAll}>
      <FormLayout>
        <ConflictNotice conflict={conflict} isPending={isPending} />
        <FormProblems error={error} />
        <FormSection title={t('connectors.step.reach')} description={t('connectors.secretText')}>
          <ReachFields key={round} {...section} />
        </FormSection>
        <FormSection title={t('connectors.step.content')}>
          <ContentFields key={round} {...section} />
        </FormSection>
        <FormSection title={t('connectors.step.languages')}>
          <LanguageFields key={round} {...section} />
        </FormSection>
        <FormSection title={t('connectors.step.rules')}>
          <RuleFields key={round} {...section} />
        </FormSection>
        <FormFooter>
          <Button type="submit" variant="primary" isDisabled={!isDirty} isPending={isPending}>
            {t('shell.save')}
          </Button>
          <Button isDisabled={!isDirty} onPress={discard}>
            {t('connectors.discard')}
          </Button>
        </FormFooter>
      </FormLayout>
    </Form>
  )
}
