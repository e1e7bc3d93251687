import type { Migration } from '../../src/content/schema/migration';

const industries = [
  'private-equity',
  'financial-services',
  'manufacturing',
  'healthcare',
  'oil-gas',
  'public-sector',
  'other',
] as const;

const migration: Migration = {
  title: 'A contact form is a form that lists its fields.',
  types: ['contact-form'],
  migrate(section, word) {
    const before = 'details' in section.value ? 'details' : undefined;
    section.set('/type', 'form');
    // The browser validated contact forms.
    section.insert('/validation', 'browser', before);
    section.insert('/submitLabel', word('contact.submit'), before);
    const field = (name: string, kind: string, more: object) => ({
      ...{ label: word(`contact.${name}`), kind, name },
      ...more,
    });
    section.insert(
      '/fields',
      [
        field('firstName', 'text', { required: true, autoComplete: 'given-name' }),
        field('lastName', 'text', { required: true, autoComplete: 'family-name' }),
        field('email', 'email', { required: true, autoComplete: 'email' }),
        field('company', 'text', { required: true, autoComplete: 'organization' }),
        field('title', 'text', { autoComplete: 'organization-title' }),
        field('industry', 'choice', {
          options: industries.map((industry) => word(`contact.industry.${industry}`)),
          values: industries,
          placeholder: word('contact.industry.empty'),
        }),
        field('message', 'long', {}),
      ],
      before,
    );
    if (before !== undefined) section.insert('/detailsLabel', word('contact.reach'), before);
  },
  words: {
    en: {
      'contact.firstName': 'First name',
      'contact.lastName': 'Last name',
      'contact.email': 'Email',
      'contact.company': 'Company',
      'contact.title': 'Job title',
      'contact.industry': 'Industry',
      'contact.industry.empty': 'Choose an industry',
      'contact.industry.private-equity': 'Private equity',
      'contact.industry.financial-services': 'Financial services',
      'contact.industry.manufacturing': 'Manufacturing',
      'contact.industry.healthcare': 'Healthcare',
      'contact.industry.oil-gas': 'Oil and gas',
      'contact.industry.public-sector': 'Public sector',
      'contact.industry.other': 'Other',
      'contact.message': 'Message',
      'contact.submit': 'Request Demo',
      'contact.reach': 'Other ways to reach us',
    },
    es: {
      'contact.firstName': 'Nombre',
      'contact.lastName': 'Apellidos',
      'contact.email': 'Correo electrónico',
      'contact.company': 'Empresa',
      'contact.title': 'Cargo',
      'contact.industry': 'Sector',
      'contact.industry.empty': 'Elija un sector',
      'contact.industry.private-equity': 'Capital privado',
      'contact.industry.financial-services': 'Servicios financieros',
      'contact.industry.manufacturing': 'Manufactura',
      'contact.industry.healthcare': 'Salud',
      'contact.industry.oil-gas': 'Petróleo y gas',
      'contact.industry.public-sector': 'Sector público',
      'contact.industry.other': 'Otro',
      'contact.message': 'Mensaje',
      'contact.submit': 'Solicitar demostración',
      'contact.reach': 'Otras formas de contactarnos',
    },
    de: {
      'contact.firstName': 'Vorname',
      'contact.lastName': 'Nachname',
      'contact.email': 'E-Mail',
      'contact.company': 'Unternehmen',
      'contact.title': 'Position',
      'contact.industry': 'Branche',
      'contact.industry.empty': 'Branche auswählen',
      'contact.industry.private-equity': 'Private Equity',
      'contact.industry.financial-services': 'Finanzdienstleistungen',
      'contact.industry.manufacturing': 'Fertigung',
      'contact.industry.healthcare': 'Gesundheitswesen',
      'contact.industry.oil-gas': 'Öl und Gas',
      'contact.industry.public-sector': 'Öffentlicher Sektor',
      'contact.industry.other': 'Andere',
      'contact.message': 'Nachricht',
      'contact.submit': 'Demo anfragen',
      'contact.reach': 'Weitere Kontaktwege',
    },
    fr: {
      'contact.firstName': 'Prénom',
      'contact.lastName': 'Nom',
      'contact.email': 'E-mail',
      'contact.company': 'Entreprise',
      'contact.title': 'Fonction',
      'contact.industry': 'Secteur',
      'contact.industry.empty': 'Choisissez un secteur',
      'contact.industry.private-equity': 'Capital-investissement',
      'contact.industry.financial-services': 'Services financiers',
      'contact.industry.manufacturing': 'Industrie',
      'contact.industry.healthcare': 'Santé',
      'contact.industry.oil-gas': 'Pétrole et gaz',
      'contact.industry.public-sector': 'Secteur public',
      'contact.industry.other': 'Autre',
      'contact.message': 'Message',
      'contact.submit': 'Demander une démonstration',
      'contact.reach': 'Autres moyens de nous joindre',
    },
    ar: {
      'contact.firstName': 'الاسم الأول',
      'contact.lastName': 'اسم العائلة',
      'contact.email': 'البريد الإلكتروني',
      'contact.company': 'الشركة',
      'contact.title': 'المسمى الوظيفي',
      'contact.industry': 'القطاع',
      'contact.industry.empty': 'اختر قطاعًا',
      'contact.industry.private-equity': 'الأسهم الخاصة',
      'contact.industry.financial-services': 'الخدمات المالية',
      'contact.industry.manufacturing': 'التصنيع',
      'contact.industry.healthcare': 'الرعاية الصحية',
      'contact.industry.oil-gas': 'النفط والغاز',
      'contact.industry.public-sector': 'القطاع العام',
      'contact.industry.other': 'غير ذلك',
      'contact.message': 'الرسالة',
      'contact.submit': 'اطلب عرضًا توضيحيًا',
      'contact.reach': 'طرق أخرى للتواصل معنا',
    },
  },
};

export default migration;
