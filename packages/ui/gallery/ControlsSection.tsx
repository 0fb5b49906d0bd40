import { useState } from 'react'
import { Button } from '../src/Button.tsx'
import { Card } from '../src/Card.tsx'
import { Checkbox } from '../src/Checkbox.tsx'
import { CheckboxGroup } from '../src/CheckboxGroup.tsx'
import { ComboBox } from '../src/ComboBox.tsx'
import { DatePicker } from '../src/DatePicker.tsx'
import { ErrorSummary } from '../src/ErrorSummary.tsx'
import { Form, FormFooter, FormLayout, FormRow, FormSection } from '../src/Form.tsx'
import { Icon, type IconName } from '../src/Icon.tsx'
import { iconPaths } from '../src/icon-paths.ts'
import { IconButton } from '../src/IconButton.tsx'
import { Link } from '../src/Link.tsx'
import { LinkButton } from '../src/LinkButton.tsx'
import { MultiSelect } from '../src/MultiSelect.tsx'
import { NumberField } from '../src/NumberField.tsx'
import { PageBody, Row, Stack } from '../src/Page.tsx'
import { PasswordField } from '../src/PasswordField.tsx'
import { Radio, RadioGroup } from '../src/RadioGroup.tsx'
import { SearchField } from '../src/SearchField.tsx'
import { SegmentedControl } from '../src/SegmentedControl.tsx'
import { Select } from '../src/Select.tsx'
import { Steps } from '../src/Steps.tsx'
import { Switch } from '../src/Switch.tsx'
import { TextArea } from '../src/TextArea.tsx'
import { TextField } from '../src/TextField.tsx'

const languages = [
  { id: 'es', label: 'Spanish' },
  { id: 'ja', label: 'Japanese' },
  { id: 'ar', label: 'Arabic' },
  { id: 'de', label: 'German' },
  { id: 'pt-BR', label: 'Portuguese (Brazil)', description: 'pt-BR' },
]

function Buttons() {
  return (
    <Card title="Buttons">
      <Stack gap={12}>
        <Row>
          <Button variant="primary">Create project</Button>
          <Button>Export</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger" icon="trash">
            Delete
          </Button>
          <Button variant="primary" isPending>
            Saving
          </Button>
          <Button isDisabled>Disabled</Button>
          <LinkButton href="#" icon="plus">
            New memory
          </LinkButton>
        </Row>
        <Row>
          <Button size="small" iconEnd="chevron-down">
            Small
          </Button>
          <Button size="large" variant="primary">
            Sign in
          </Button>
          <IconButton icon="refresh" label="Refresh" />
          <IconButton icon="more" label="More" variant="outline" />
          <IconButton icon="sidebar" label="Panel" isActive />
          <Link href="#">Read the manual</Link>
          <Link href="#" external={{ label: 'opens in a new tab' }}>
            API reference
          </Link>
          <SegmentedControl
            label="View"
            value="list"
            onChange={() => {}}
            options={[
              { id: 'board', label: 'Board', icon: 'columns' },
              { id: 'list', label: 'List', icon: 'menu' },
            ]}
          />
        </Row>
        <Row>
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
        </Row>
      </Stack>
    </Card>
  )
}

export function ControlsSection() {
  const [targets, setTargets] = useState(['es', 'ja', 'ar'])
  const [due, setDue] = useState<number | null>(Date.UTC(2026, 11, 1, 17))
  return (
    <PageBody>
      <Buttons />
      <Form onSubmit={() => {}} errors={{ email: 'This address is not known.' }}>
        <FormLayout>
          <Steps
            label="Steps"
            doneLabel="done"
            current="languages"
            steps={[
              { id: 'files', label: 'Files' },
              { id: 'languages', label: 'Languages' },
              { id: 'review', label: 'Review' },
            ]}
          />
          <ErrorSummary
            title="Two things need your attention"
            submission={0}
            problems={[
              { field: 'name', message: 'Give the project a name.' },
              { field: 'email', message: 'This address is not known.' },
            ]}
          />
          <FormSection title="Project" description="What it is called and when it is due.">
            <TextField
              label="Name"
              name="name"
              errorMessage="Give the project a name."
              description="Linguists see it too."
            />
            <FormRow>
              <TextField label="Reference" isOptional placeholder="PO-2217" />
              <NumberField label="Words per day" defaultValue={2500} minValue={0} />
            </FormRow>
            <TextField label="Contact" name="email" defaultValue="nobody@example.org" type="email" />
            <FormRow>
              <DatePicker label="Due" value={due} onChange={setDue} timeZone="UTC" granularity="minute" />
              <DatePicker label="Start" isOptional value={null} onChange={() => {}} timeZone="UTC" />
            </FormRow>
            <TextArea label="Instructions" isOptional placeholder="Tone, audience, what to leave alone" />
          </FormSection>
          <FormSection title="Languages">
            <FormRow>
              <Select label="Source" options={languages} defaultValue="es" />
              <Select label="Workflow" options={languages} placeholder="Choose a workflow" />
            </FormRow>
            <MultiSelect
              label="Targets"
              options={languages}
              value={targets}
              onChange={setTargets}
              emptyLabel="No language of that name"
              selectedLabel="Chosen languages"
            />
            <ComboBox
              label="Organization"
              options={languages}
              placeholder="Type to search"
              emptyLabel="Nothing found"
            />
            <PasswordField label="Password" autoComplete="current-password" defaultValue="secret" />
            <SearchField label="Search" clearLabel="Clear" keyHint="/" />
            <TextField label="Disabled" isDisabled defaultValue="cannot be changed" />
          </FormSection>
          <FormSection title="Options">
            <Checkbox defaultSelected description="It starts when the project is approved.">
              Calculate costs
            </Checkbox>
            <Checkbox isIndeterminate>Some of them</Checkbox>
            <CheckboxGroup label="Notify" defaultValue={['manager']} orientation="horizontal">
              <Checkbox value="manager">Manager</Checkbox>
              <Checkbox value="client">Client</Checkbox>
              <Checkbox value="vendor" isDisabled>
                Vendor
              </Checkbox>
            </CheckboxGroup>
            <RadioGroup label="Delivery" defaultValue="each">
              <Radio value="each" description="As soon as one is done.">
                Each file
              </Radio>
              <Radio value="all">All at once</Radio>
            </RadioGroup>
            <Switch defaultSelected>Automation</Switch>
            <Switch isReversed description="Everyone in the account is asked at the next sign-in.">
              Second factor
            </Switch>
          </FormSection>
          <FormFooter status="3 changes not saved">
            <Button variant="primary" type="submit">
              Save
            </Button>
            <Button>Cancel</Button>
          </FormFooter>
        </FormLayout>
      </Form>
    </PageBody>
  )
}
