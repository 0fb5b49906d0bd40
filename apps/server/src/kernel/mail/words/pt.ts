import type { MailWords } from './mail-texts.ts'

export const pt: MailWords = {
  greeting: 'Olá, {name}!',
  reset: {
    subject: 'Escolha uma nova senha',
    text: [
      'Alguém pediu uma nova senha para a sua conta do Dragoman. Se foi você, escolha uma em até {minutes} minutos:',
    ],
    action: 'Escolher uma nova senha',
    after: 'Se não foi você, não faça nada: a sua senha continua a mesma.',
  },
  invitation: {
    subject: '{inviter} convida você para o Dragoman',
    text: ['{inviter} criou uma conta para você em {account}.', 'Escolha uma senha em até {days} dias para começar:'],
    action: 'Escolher uma senha',
    after: 'O seu nome de usuário é {email}.',
  },
  oneTimeLogin: {
    subject: 'O seu link para entrar',
    text: ['Este link permite entrar no Dragoman uma única vez, em até {minutes} minutos:'],
    action: 'Entrar',
    after: 'Não o passe adiante: quem o tiver será você.',
  },
  mfaCode: {
    subject: '{code} é o seu código',
    text: ['Digite este código para entrar no Dragoman. Ele vale por {minutes} minutos.'],
    after: 'Se você não está entrando agora, alguém sabe a sua senha: troque-a.',
  },
  emailChange: {
    subject: '{code} confirma o seu novo endereço',
    text: [
      'Digite este código no seu perfil para usar este endereço de agora em diante. Ele vale por {minutes} minutos.',
    ],
    after: 'Se você não pediu isso, não faça nada.',
  },
  emailChanged: {
    subject: 'O seu endereço foi alterado',
    text: ['A sua conta do Dragoman agora usa o endereço {newEmail}.'],
    after: 'Se não foi você, avise já a sua administração.',
  },
  passwordChanged: {
    subject: 'A sua senha foi alterada',
    text: ['A senha da sua conta do Dragoman foi alterada, e todas as outras sessões foram encerradas.'],
    after: 'Se não foi você, peça já uma nova senha.',
  },
}
