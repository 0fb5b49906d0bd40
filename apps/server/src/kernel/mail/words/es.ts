import type { MailWords } from './mail-texts.ts'

export const es: MailWords = {
  greeting: 'Hola, {name}:',
  reset: {
    subject: 'Elija una nueva contraseña',
    text: [
      'Alguien ha pedido una nueva contraseña para su cuenta de Dragoman. Si ha sido usted, elíjala en los próximos {minutes} minutos:',
    ],
    action: 'Elegir una nueva contraseña',
    after: 'Si no ha sido usted, no haga nada: su contraseña sigue siendo la misma.',
  },
  invitation: {
    subject: '{inviter} le invita a Dragoman',
    text: [
      '{inviter} ha creado una cuenta para usted en {account}.',
      'Elija una contraseña en los próximos {days} días para empezar:',
    ],
    action: 'Elegir una contraseña',
    after: 'Su nombre de usuario es {email}.',
  },
  oneTimeLogin: {
    subject: 'Su enlace para iniciar sesión',
    text: ['Este enlace inicia su sesión en Dragoman una sola vez, en los próximos {minutes} minutos:'],
    action: 'Iniciar sesión',
    after: 'No lo comparta: quien lo tenga será usted.',
  },
  mfaCode: {
    subject: '{code} es su código',
    text: ['Introduzca este código para iniciar sesión en Dragoman. Es válido durante {minutes} minutos.'],
    after: 'Si no está iniciando sesión ahora, alguien conoce su contraseña: cámbiela.',
  },
  emailChange: {
    subject: '{code} confirma su nueva dirección',
    text: [
      'Introduzca este código en su perfil para usar esta dirección a partir de ahora. Es válido durante {minutes} minutos.',
    ],
    after: 'Si no lo ha pedido, no haga nada.',
  },
  emailChanged: {
    subject: 'Su dirección ha cambiado',
    text: ['Su cuenta de Dragoman usa ahora la dirección {newEmail}.'],
    after: 'Si no ha sido usted, avise enseguida a su administración.',
  },
  passwordChanged: {
    subject: 'Su contraseña ha cambiado',
    text: ['La contraseña de su cuenta de Dragoman ha cambiado y se han cerrado todas las demás sesiones.'],
    after: 'Si no ha sido usted, pida enseguida una nueva contraseña.',
  },
}
