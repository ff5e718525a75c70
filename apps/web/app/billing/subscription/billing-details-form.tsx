import { schemaResolver, useForm } from '@mantine/form'
import { type BillingDetails, billingDetailsBody, updateBillingDetails } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { profileCopy } from '~/copy/account/profile.ts'
import { pairStyle, TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { billingDetailsQuery } from '../queries.ts'

const { billing: copy } = profileCopy

type Props = {
  readonly details: BillingDetails | null
  /** Default company name. */
  readonly companyName: string
  readonly onSaved: () => void
}

/** Form for the billing data. */
export function BillingDetailsForm({ details, companyName, onSaved }: Props) {
  const queryClient = useQueryClient()
  const billing = useForm({
    mode: 'uncontrolled',
    initialValues: {
      companyName: details?.companyName ?? companyName,
      vatNumber: details?.vatNumber ?? '',
      taxCode: details?.taxCode ?? '',
      street: details?.street ?? '',
      postalCode: details?.postalCode ?? '',
      city: details?.city ?? '',
      province: details?.province ?? '',
      recipientCode: details?.recipientCode ?? '',
      pec: details?.pec ?? '',
    },
    validate: schemaResolver(billingDetailsBody, { sync: true }),
  })
  const request = useApiMutation({
    mutationFn: (body: typeof billing.values) => call(updateBillingDetails, { body }),
    onSuccess: (answer) => {
      queryClient.setQueryData(billingDetailsQuery.queryKey, answer)
      onSaved()
    },
    failed: copy.failed,
    reason: formMessageOf,
  })
  const field = (name: keyof typeof billing.values) => ({ label: copy[name], ...billing.getInputProps(name) })

  return (
    <Form form={billing} request={request} copy={copy}>
      <TextField autoComplete="organization" {...field('companyName')} />
      <div className={pairStyle}>
        <TextField inputMode="numeric" {...field('vatNumber')} />
        <TextField autoCapitalize="characters" {...field('taxCode')} />
      </div>
      <TextField autoComplete="street-address" {...field('street')} />
      <div className="grid items-start gap-y-4.5 gap-x-3.5 grid-cols-[1fr_1fr] md:grid-cols-[8rem_1fr_8rem]">
        <TextField inputMode="numeric" autoComplete="postal-code" {...field('postalCode')} />
        <div className="col-span-full row-[1] md:col-[2]">
          <TextField autoComplete="address-level2" {...field('city')} />
        </div>
        <TextField autoCapitalize="characters" {...field('province')} />
      </div>
      <div className={pairStyle}>
        <TextField autoCapitalize="characters" {...field('recipientCode')} />
        <TextField type="email" {...field('pec')} />
      </div>
      <p className="text-muted text-xs">{copy.hint}</p>
    </Form>
  )
}
