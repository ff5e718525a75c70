import { schemaResolver, useForm } from '@mantine/form'
import { confirmSecondFactor, confirmSecondFactorBody } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { encode } from 'uqr'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { secondFactorCopy } from '~/copy/account/second-factor.ts'
import { Button } from '~/ui/button.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { toast } from '~/ui/toast/toast.ts'

const { setUp: copy } = secondFactorCopy

type Props = {
  readonly secret: string
  readonly uri: string
  readonly onDone: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** Sets up an authenticator app with a QR code, confirmed by its first code. */
export default function SecondFactorSetUp({ secret, uri, onDone, onCancel }: Props) {
  const fields = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: schemaResolver(confirmSecondFactorBody, { sync: true }),
  })
  const request = useMutation({
    mutationFn: (body: typeof fields.values) => call(confirmSecondFactor, { body }),
    onSuccess: ({ recoveryCodes }) => {
      toast.success(copy.done)
      onDone(recoveryCodes)
    },
    onError: (error) => fields.setFieldError('code', formMessageOf(error)),
  })
  return (
    <Form
      form={fields}
      request={request}
      copy={copy}
      after={
        <Button look="plain" onClick={onCancel}>
          {copy.cancel}
        </Button>
      }
    >
      <p>{copy.scan}</p>
      <QrCode text={uri} label={copy.qr} />
      <p className="text-muted leading-normal">
        {copy.type} <code className="text-ink font-semibold wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label={copy.code}
        description={copy.hint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...fields.getInputProps('code')}
      />
    </Form>
  )
}

/** Empty modules around the code. Source: ISO/IEC 18004, 'quiet zone'. */
const QUIET_ZONE = 4

type QrCodeProps = { readonly text: string; readonly label: string }

/** A QR code, dark on light in every scheme, because many cameras read no other. */
function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      className="w-[min(100%,14rem)] rounded-field [background:#fff] fill-[#000]"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <title>{label}</title>
      <path d={path} />
    </svg>
  )
}
