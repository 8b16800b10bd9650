import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import icon from './icon-button.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * A field for a password, with a button that shows or hides what was typed. The button's name is text within it, so that who
 * looks for a field by its label finds the field alone.
 */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'adornment'>) => {
  const [shown, setShown] = useState(false);
  const what = props.label === 'Password' ? 'password' : props.label;
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      adornment={
        <button type="button" className={icon.button} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          <VisuallyHidden>
            {shown ? 'Hide' : 'Show'} {what}
          </VisuallyHidden>
        </button>
      }
    />
  );
};
