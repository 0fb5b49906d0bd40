import type { MailWords } from './mail-texts.ts'

export const zh: MailWords = {
  greeting: '{name}，您好：',
  reset: {
    subject: '设置新密码',
    text: ['有人为您的 Dragoman 帐户申请了新密码。如果是您本人，请在 {minutes} 分钟内设置：'],
    action: '设置新密码',
    after: '如果不是您本人，无需任何操作，密码保持不变。',
  },
  invitation: {
    subject: '{inviter} 邀请您使用 Dragoman',
    text: ['{inviter} 已在 {account} 为您创建帐户。', '请在 {days} 天内设置密码，即可开始：'],
    action: '设置密码',
    after: '您的用户名是 {email}。',
  },
  oneTimeLogin: {
    subject: '您的登录链接',
    text: ['此链接可在 {minutes} 分钟内登录 Dragoman 一次：'],
    action: '登录',
    after: '请勿转交他人：拥有此链接的人即可以您的身份登录。',
  },
  mfaCode: {
    subject: '您的验证码是 {code}',
    text: ['请输入此验证码登录 Dragoman，{minutes} 分钟内有效。'],
    after: '如果您现在没有在登录，说明有人知道您的密码，请修改密码。',
  },
  emailChange: {
    subject: '{code} 用于确认新地址',
    text: ['请在个人资料中输入此验证码，今后即使用此地址，{minutes} 分钟内有效。'],
    after: '如果您没有申请，无需任何操作。',
  },
  emailChanged: {
    subject: '您的地址已更改',
    text: ['您的 Dragoman 帐户现在使用地址 {newEmail}。'],
    after: '如果不是您本人操作，请立即告知管理员。',
  },
  passwordChanged: {
    subject: '您的密码已更改',
    text: ['您的 Dragoman 帐户密码已更改，其他所有会话均已结束。'],
    after: '如果不是您本人操作，请立即申请新密码。',
  },
}
