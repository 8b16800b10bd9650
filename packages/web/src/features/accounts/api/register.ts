import type { RegisterResponse } from '@genie/contract/client';
import { post } from '../../../lib/api/call.ts';
import type { Registration } from '../register-form.ts';

/** Registers with the documented payload, its constant fields included. */
export const register = (registration: Registration): Promise<RegisterResponse> =>
  post('register', {
    email: registration.email.trim(),
    password: registration.password,
    full_name: registration.name.trim(),
    confirm_password: registration.confirmPassword,
    phone: registration.phone,
    role_id: 0,
    otp: 0,
    photo: '',
    is_active: true,
    google_drive_folder_id: '',
    is_google_drive: 0,
  });
