import { useMantineColorScheme } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { emailChange, ownsSalon, profileBody, updateProfile } from '@riflesso/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { NewEmailPanel } from '~/auth/new-email-panel.tsx'
import { currentUserQuery } from '~/auth/session/current-user.ts'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { profileCopy } from '~/copy/account/profile.ts'
import { ChoiceRow } from '~/ui/form/choice-row.tsx'
import { pairStyle, TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'

const { person: copy, appearance } = profileCopy

const waitingKey = [emailChange.path] as const

/** Name, company, telephone and e-mail of the signed-in user. */
export function PersonTab() {
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const isOwner = ownsSalon(user.role)
  const waiting = useQuery({ queryKey: waitingKey, queryFn: ({ signal }) => call(emailChange, {}, { signal }) })
  const person = useForm({
    mode: 'uncontrolled',
    initialValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      companyName: user.companyName ?? '',
      phoneNumber: user.phoneNumber ?? '',
      email: user.email,
    },
    validate: schemaResolver(profileBody, { sync: true }),
  })
  const request = useApiMutation({
    mutationFn: (body: typeof person.values) => call(updateProfile, { body }),
    onSuccess: ({ newEmail }) => {
      toast.success(copy.saved)
      if (newEmail !== null) queryClient.setQueryData(waitingKey, { newEmail })
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    },
    failed: copy.failed,
    reason: formMessageOf,
  })
  const field = (name: keyof typeof person.values) => ({ label: copy[name], ...person.getInputProps(name) })
  const confirmed = (email: string) => {
    person.setFieldValue('email', email)
    queryClient.setQueryData(waitingKey, { newEmail: null })
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
  }

  return (
    <div className="grid gap-5">
      <Panel title={copy.title}>
        <Form form={person} request={request} copy={copy}>
          <div className={pairStyle}>
            <TextField autoComplete="given-name" {...field('firstName')} key={person.key('firstName')} />
            <TextField autoComplete="family-name" {...field('lastName')} key={person.key('lastName')} />
          </div>
          <div className={pairStyle}>
            {isOwner ? (
              <TextField autoComplete="organization" {...field('companyName')} key={person.key('companyName')} />
            ) : null}
            <TextField type="tel" autoComplete="tel" {...field('phoneNumber')} key={person.key('phoneNumber')} />
          </div>
          <TextField
            type="email"
            autoComplete="email"
            description={copy.emailHint}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            {...field('email')}
            key={person.key('email')}
          />
        </Form>
      </Panel>
      {waiting.data?.newEmail ? (
        <NewEmailPanel key={waiting.data.newEmail} email={waiting.data.newEmail} onConfirmed={confirmed} />
      ) : null}
      <AppearancePanel />
    </div>
  )
}

const SCHEMES = ['auto', 'light', 'dark'] as const

/** Colour scheme of this browser. */
function AppearancePanel() {
  // Without `keepTransitions` Mantine adds a style element, which the Content-Security-Policy blocks.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return (
    <Panel title={appearance.title} lead={appearance.lead}>
      <ChoiceRow
        label={appearance.label}
        options={SCHEMES.map((value) => ({ value, label: appearance.schemes[value] }))}
        value={colorScheme}
        onChange={setColorScheme}
      />
    </Panel>
  )
}
