import type { Environment } from '../src/platform/settings/config.ts';

/** Everything production requires, all of it made up. */
export const production: Environment = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.riparo.example',
  DATABASE_URL: 'postgresql://unused',
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'ciao@riparo.example',
  DESK_EMAIL: 'ciao@riparo.example',
  APP_SECRET: 'kB2zv0Yx7rQe4LtW9sHj1MnC8pDf5GaU3xTq6oZiVb0=',
  LOG_KEY: 'Zq8Lw3nXv1RtY6uKb9MhC2sJp5DgF7aE4oTiQx0WcVk=',
  LOG_HEADS_EMAIL: 'registro@riparo.example',
  CARD_PROVIDER: 'stripe',
  STRIPE_API_URL: 'https://127.0.0.1:1',
  STRIPE_MAIN_SECRET_KEY: 'sk_live_main',
  STRIPE_MAIN_WEBHOOK_SECRET: 'whsec_main',
  STRIPE_PARTNER_SECRET_KEY: 'sk_live_partner',
  STRIPE_PARTNER_WEBHOOK_SECRET: 'whsec_partner',
};
