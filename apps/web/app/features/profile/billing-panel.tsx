import { schemaResolver, useForm } from '@mantine/form'
import { type BillingDetails, billingDetails, billingDetailsBody, updateBillingDetails } from '@riflesso/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { profileCopy } from '~/copy/profile.ts'
import { Button } from '~/ui/button.tsx'
import { TextField } from '~/ui/fields.tsx'
import { focusFirstError } from '~/ui/focus-first-error.ts'
import form from '~/ui/form.module.css'
import { toast } from '~/ui/toast.ts'
import { Loaded } from './loaded.tsx'
import styles from './panel.module.css'
import { Panel } from './panel.tsx'

const { billing: copy } = profileCopy

const detailsKey = [billingDetails.path] as const

/** Who the salon's invoices are made out to; at first to the company of its owner. */
export function BillingPanel({ companyName }: { readonly companyName: string }) {
  const query = useQuery({ queryKey: detailsKey, queryFn: ({ signal }) => call(billingDetails, {}, { signal }) })
  return (
    <Panel title={copy.title} lead={copy.lead}>
      <Loaded query={query} height="24rem">
        {({ details }) => (
          <BillingForm key={details === null ? 'new' : 'known'} details={details} companyName={companyName} />
        )}
      </Loaded>
    </Panel>
  )
}

type FormProps = { readonly details: BillingDetails | null; readonly companyName: string }

function BillingForm({ details, companyName }: FormProps) {
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
  const request = useMutation({
    mutationFn: (body: typeof billing.values) => call(updateBillingDetails, { body }),
    onSuccess: (answer) => {
      queryClient.setQueryData(detailsKey, answer)
      toast.success(copy.saved)
    },
    onError: (error) => toast.error({ title: copy.failed, text: formMessageOf(error) }),
  })
  const field = (name: keyof typeof billing.values) => ({ label: copy[name], ...billing.getInputProps(name) })

  return (
    <form
      className={form.form}
      noValidate
      onSubmit={billing.onSubmit((body) => request.mutate(body), focusFirstError(billing))}
    >
      <TextField autoComplete="organization" {...field('companyName')} key={billing.key('companyName')} />
      <div className={form.pair}>
        <TextField inputMode="numeric" {...field('vatNumber')} key={billing.key('vatNumber')} />
        <TextField autoCapitalize="characters" {...field('taxCode')} key={billing.key('taxCode')} />
      </div>
      <TextField autoComplete="street-address" {...field('street')} key={billing.key('street')} />
      <div className={styles.address}>
        <TextField
          inputMode="numeric"
          autoComplete="postal-code"
          {...field('postalCode')}
          key={billing.key('postalCode')}
        />
        <div className={styles.city}>
          <TextField autoComplete="address-level2" {...field('city')} key={billing.key('city')} />
        </div>
        <TextField autoCapitalize="characters" {...field('province')} key={billing.key('province')} />
      </div>
      <div className={form.pair}>
        <TextField autoCapitalize="characters" {...field('recipientCode')} key={billing.key('recipientCode')} />
        <TextField type="email" {...field('pec')} key={billing.key('pec')} />
      </div>
      <p className={styles.hint}>{copy.hint}</p>
      <div className={form.actions}>
        <Button type="submit" pending={request.isPending} pendingLabel={copy.pending}>
          {copy.submit}
        </Button>
      </div>
    </form>
  )
}
